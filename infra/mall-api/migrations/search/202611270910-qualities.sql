-- What a thing has to stand (耐油) is known by the values that do (rule search 63).
alter table search_synonym drop constraint search_synonym_kind_check;
alter table search_synonym add constraint search_synonym_kind_check check (kind in ('word', 'standard', 'quality', 'code', 'series', 'brand'));
