-- What a line's discount is made of: [{"kind": "campaign", "id": 3, "name": "…", "fen": 500}] (rule discount 16).
alter table sales_order_item add column discount_parts jsonb not null default '[]';
