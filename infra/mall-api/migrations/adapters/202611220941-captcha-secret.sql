-- The key that the work of captchas is signed with: one for all processes, made by the first that needs it.
create table captcha_secret (
  only_one  boolean primary key default true check (only_one),
  secret    bytea not null
);
