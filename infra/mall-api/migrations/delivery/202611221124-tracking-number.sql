-- Staff find a package by any part of its tracking number.
create index delivery_package_tracking on delivery_package using gin (tracking_number gin_trgm_ops);
