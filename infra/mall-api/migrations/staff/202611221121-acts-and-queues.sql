-- Who did it, and why in their words. Neither: somebody at the machine of the API.
alter table staff_act
  add column operator_id integer references operator,
  add column key_id integer references staff_key,
  add column why text not null default '';
create index staff_act_operator on staff_act (operator_id, id desc);
create index staff_act_key on staff_act (key_id, id desc) where key_id is not null;
create index staff_act_subject on staff_act (subject, id desc);
create index staff_act_act on staff_act (act, id desc);
create index staff_act_at on staff_act (at);
