-- Staff in a company's account submit nothing in its name any more: there is nobody to name here.
alter table credit_application drop column submitted_operator;
