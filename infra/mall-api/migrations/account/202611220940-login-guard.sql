-- Failures are counted for a number at a source, so that nobody can lock another person out (rules login 55–59).
drop table login_failure;
create table login_failure (
  number        text not null,              -- 'phone:…', 'operator:…', 'employee'
  source        text not null,              -- 'ip:…', or 'device:…' where the account has signed in from before
  failures      integer not null default 0, -- an attempt counts as failed until it has succeeded
  waiting       integer not null default 0, -- those of them that are not judged yet
  last_at       timestamptz not null default now(),
  paused_until  timestamptz,
  primary key (number, source)
);
create index login_failure_source on login_failure (source, last_at);

create table login_device (
  number       text not null,
  device_hash  bytea not null,
  last_at      timestamptz not null default now(),
  primary key (number, device_hash)
);

-- Solutions of captchas, each good for one attempt (rule login 60). What was asked for is signed, not kept.
drop table captcha;
create table captcha (
  id          text primary key,
  scope       text not null,
  source      text not null,
  level       smallint not null,
  expires_at  timestamptz not null,
  used_at     timestamptz
);
create index captcha_expires on captcha (expires_at);

-- When a source asked for codes within the last hour, in one row, so that one statement counts and adds (rules login 51, 52).
create table sms_source (
  source   text primary key,
  sent_at  timestamptz[] not null,
  last_at  timestamptz not null default now()
);
