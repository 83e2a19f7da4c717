-- Staff work through the films that buyers wish for (rule product 29).
alter table sku_video_request add column done_at timestamptz;
create index sku_video_request_waiting on sku_video_request (sku_number) where done_at is null;
