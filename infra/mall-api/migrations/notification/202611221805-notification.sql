-- What contact persons are told of: on the bell, and by SMS.
create table notification (
  id            integer generated always as identity primary key,
  kp_id         integer not null references kp on delete cascade,
  kind          text not null,
  subject       text not null,                           -- inquiry:…, order:…, package:…: of one subject each kind is told once
  title         text not null,
  body          text not null,
  path          text not null,                           -- the page it is about
  created_at    timestamptz not null default now(),
  read_at       timestamptz,
  -- 'none': not by SMS, or over before it was sent. Who sends tries again at sms_next_at.
  sms           text not null default 'none' check (sms in ('none', 'waiting', 'sent', 'failed')),
  sms_attempts  smallint not null default 0,
  sms_next_at   timestamptz not null default now(),
  unique (kp_id, kind, subject)
);
create index notification_unread on notification (kp_id) where read_at is null;
create index notification_newest on notification (kp_id, id);
create index notification_sms on notification (sms_next_at) where sms = 'waiting';

-- What a contact person chose; without a row the kind's own way holds.
create table notification_choice (
  kp_id   integer not null references kp on delete cascade,
  kind    text not null,
  by_sms  boolean not null,
  primary key (kp_id, kind)
);
