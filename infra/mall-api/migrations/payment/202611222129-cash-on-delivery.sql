-- The driver's money is a payment like any other, from when the last package was signed for: after-sales may give it back.
insert into payment (subject, subject_id, method, amount, reference, paid_by, paid_at)
select 'order', o.id, 'cashOnDelivery', o.payable, o.order_number, o.kp_id, o.paid_at from sales_order o
where o.payment_method = 'cashOnDelivery' and o.status = 'completed' and o.paid_at is not null and o.payable > 0
  and not exists (select 1 from payment p where p.order_id = o.id);
