-- A session that passed the second step at the workplace: only such a one acts as staff.
alter table session add column is_staff boolean not null default false check (not is_staff or (kp_id is null and operator_id is not null));
create index session_operator on session (operator_id) where operator_id is not null;

-- What staff search by.
create index customer_name on customer using gin (name gin_trgm_ops);
create index kp_contact_name on kp using gin (contact_name gin_trgm_ops);
create index kp_phone_part on kp using gin (phone gin_trgm_ops);
