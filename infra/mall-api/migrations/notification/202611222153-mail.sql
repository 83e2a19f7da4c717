-- By mail as by SMS: who sends tries again at mail_next_at.
alter table notification
  add column mail          text not null default 'none' check (mail in ('none', 'waiting', 'sent', 'failed')),
  add column mail_attempts smallint not null default 0,
  add column mail_next_at  timestamptz not null default now();
create index notification_mail on notification (mail_next_at) where mail = 'waiting';
-- Null: the kind's own way holds.
alter table notification_choice alter column by_sms drop not null, add column by_mail boolean;

-- Where mail goes: an address counts once its reader has named the code that was sent there.
create table notification_mailbox (
  kp_id        integer primary key references kp on delete cascade,
  address      text not null default '',                 -- '' for none
  wanted       text not null default '',                 -- waits for its code
  code_hash    bytea,
  tries        smallint not null default 0,
  asked_at     timestamptz not null default now(),
  asked_today  smallint not null default 0
);
