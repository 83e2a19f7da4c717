-- When its press began: a process that was killed on the way leaves nothing under way for ever (rule agent 7).
alter table assistant_act add column began_at timestamptz;
