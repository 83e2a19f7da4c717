-- What a refund gave back of a drawing, in fen; all of it when released_at is set.
alter table credit_use add column released bigint not null default 0 check (released >= 0 and released <= amount);
update credit_use set released = amount where released_at is not null;
