import { yuanText } from '@mall/domain/money';
import { displayTime } from '@mall/domain/time';
import type { InvoiceParty, InvoiceRequest } from './invoice-issuing.ts';

type Drawn = InvoiceRequest & { number: string; issuedAt: string; seller: InvoiceParty };

const escaped = (text: string) =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: what XML can't hold
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
const element = (name: string, content: string | number, indent: string) => `${indent}<${name}>${escaped(String(content))}</${name}>`;
const party = (name: string, { name: title, taxNumber, address, phone, bank, bankAccount }: InvoiceParty) =>
  [
    `  <${name}>`,
    ...Object.entries({ Name: title, TaxNumber: taxNumber, Address: address, Phone: phone, Bank: bank, BankAccount: bankAccount }).map(
      ([key, value]) => element(key, value, '    '),
    ),
    `  </${name}>`,
  ].join('\n');

/** An invoice for programs: what the PDF says, in yuan with two decimals. */
export const invoiceXml = (invoice: Drawn): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<EInvoice>',
    ...Object.entries({
      InvoiceNumber: invoice.number,
      InvoiceType: invoice.type === 2 ? '电子发票（增值税专用发票）' : '电子发票（普通发票）',
      IssueTime: displayTime(invoice.issuedAt),
      RequestNumber: invoice.requestNumber,
      OriginalInvoiceNumber: invoice.original ?? '',
    }).map(([key, value]) => element(key, value, '  ')),
    party('Seller', invoice.seller),
    party('Buyer', invoice.buyer),
    '  <Items>',
    ...invoice.lines.map((line) =>
      [
        '    <Item>',
        ...Object.entries({
          Name: line.name,
          Specification: line.specification,
          Unit: line.unit,
          Quantity: line.quantity,
          Amount: yuanText(line.net),
          TaxRate: `${invoice.taxPercent}%`,
          Tax: yuanText(line.tax),
        }).map(([key, value]) => element(key, value, '      ')),
        '    </Item>',
      ].join('\n'),
    ),
    '  </Items>',
    ...Object.entries({
      TotalAmount: yuanText(invoice.net),
      TotalTax: yuanText(invoice.tax),
      TotalWithTax: yuanText(invoice.amount),
      Remark: invoice.remark,
    }).map(([key, value]) => element(key, value, '  ')),
    '</EInvoice>',
    '',
  ].join('\n');
