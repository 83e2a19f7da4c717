-- Acts on the platform (overrides, snapshots, promotions) say what they were done to.
alter table audit_log add column details jsonb;
