-- What of a drawing stands on bills; what is left over is unbilled. Below zero more came back than isn't billed: the next bill takes it off.
drop index credit_use_unbilled;
alter table credit_use drop column bill_id;
alter table credit_use add column billed bigint not null default 0 check (billed >= 0 and billed <= amount);
-- What came back of bills that were paid waits for the next one, also where as much of the order hasn't left yet.
alter table credit_use add column returns_wait boolean not null default false;
create index credit_use_unbilled on credit_use (customer_id, at desc) where amount <> released + billed or returns_wait;
