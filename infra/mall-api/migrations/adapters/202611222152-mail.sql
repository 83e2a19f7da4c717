-- Mail that would have been sent: the embedded adapter's outbox.
create table mail_message (
  id          bigint generated always as identity primary key,
  recipient   text not null,
  subject     text not null,
  text        text not null,
  created_at  timestamptz not null default now()
);
create index mail_message_age on mail_message (created_at);
