-- What an operator may do on the platform: 'admin' also makes and ends the teams' tokens and lets a candidate pass without its smoke test.
alter table operator add column role text not null default 'operator' check (role in ('operator', 'admin'));
-- Whoever was there first, for somebody has to be.
update operator set role = 'admin' where id = (select min(id) from operator);
