-- One more with every change: who changes a word says which one was read, so that two at once don't write over one another (rule search 25).
alter table search_synonym add column version integer not null default 1;
