-- A key is a person's, an operator's or a program's: 'kp:1', 'operator:1', 'key:1', '' for a visitor.
alter table idempotent_answer alter column kp_id type text using case kp_id when 0 then '' else 'kp:' || kp_id end;
alter table idempotent_answer rename column kp_id to actor;
