-- A package may be changed until receiving begins; of two changes to one version one is refused (rule discount 26).
alter table coupon_package add column version integer not null default 1;
