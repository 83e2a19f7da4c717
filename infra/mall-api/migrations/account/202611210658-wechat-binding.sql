-- A WeChat identity that the mall has checked and that belongs to nobody yet; `kp_id` is who gave the right password with it.
create table wechat_proof (
  token_hash  bytea primary key,
  union_id    text not null,
  open_id     text not null default '',
  kp_id       integer references kp,
  expires_at  timestamptz not null
);
create index wechat_proof_expiry on wechat_proof (expires_at);
create index wechat_account_kp on wechat_account (kp_id);

-- The embedded adapter's authorisation codes.
create table wechat_code (
  code        text primary key,
  union_id    text not null,
  expires_at  timestamptz not null
);

-- The phone's own identity, and the phone that lets the page ask for the number.
alter table wechat_scan add column union_id text not null default '';
alter table wechat_scan drop constraint wechat_scan_status_check;
alter table wechat_scan add constraint wechat_scan_status_check
  check (status in ('waiting', 'scanned', 'unbound', 'binding', 'confirmed', 'refused', 'done'));
