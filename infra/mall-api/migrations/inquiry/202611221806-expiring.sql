-- That a quotation ends soon is told once in its days.
alter table inquiry add column is_end_told boolean not null default false;
create index inquiry_ending on inquiry (valid_until) where status = 'quoted' and not is_end_told;
