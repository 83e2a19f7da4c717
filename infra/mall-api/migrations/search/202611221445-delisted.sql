-- What is delisted can be found too, and comes last in every order: it has no price, and its day is 0.
alter table sdoc alter column price drop not null;
alter table sdoc_sample alter column price drop not null;
comment on column sdoc.price is 'list price in fen, for the price orders; null for what is delisted';
comment on column sdoc.listed is 'days since 1970; 0 for what is delisted';
