import { expect, test } from '@jest/globals';
import type { ChatEvent } from '@mall/api-contract/assistant';
import { readQuestion } from '../reading/read-question.ts';
import type { ProductFacts } from '../toolbox.ts';
import { packAsked, packPhrase } from './packing.ts';
import { emptyThread, type Turn } from './turn.ts';

const sold = (salesPackUom: string, packQty: number, packUom: string, attributesJson: Record<string, string> = {}) =>
  ({
    card: { skuNumber: 'AB1C2345', productName: '商品', minOrderQty: 1, salesPackUom, packQty, packUom, attributesJson },
  }) as unknown as ProductFacts;
const can = sold('罐', 24, '箱');
const ties = sold('包', 50, '箱', { 装量: '100根' });
const tube = sold('卷', 5, '箱', { 长度: '100 m' });
const rods = sold('盒', 4, '箱', { 重量: '5 kg' });

async function asked(text: string, product: ProductFacts): Promise<string[] | undefined> {
  const turn = { read: readQuestion(text), thread: structuredClone(emptyThread) } as unknown as Turn;
  const answer = packAsked(turn, product);
  if (!answer) return undefined;
  const events: ChatEvent[] = [];
  for await (const event of answer) events.push(event);
  const choices = events.find((event) => event.type === 'FuncFrontend');
  return (choices as unknown as { arguments: { answers: { label: string }[] } }).arguments.answers.map(({ label }) => label);
}

test('what is sold by another unit is asked, with what the catalogue makes of it first', async () => {
  expect(await asked('来两箱', can)).toEqual(['48罐', '2罐']);
  expect(await asked('要200根', ties)).toEqual(['2包', '200包']);
  expect(await asked('加100米', tube)).toEqual(['1卷', '100卷']);
  expect(await asked('来40公斤', rods)).toEqual(['8盒', '40盒']);
  expect(await asked('来半箱', can)).toEqual(['12罐', '24罐']);
  expect(await asked('来3桶', sold('支', 20, '箱'))).toEqual(['3支']);
});

test('where the unit is its own, or only another word for it, nothing is asked', async () => {
  for (const text of ['来5罐', '来5瓶', '来5个', '来一打']) expect(await asked(text, can)).toBeUndefined();
  expect(await asked('来5包', ties)).toBeUndefined();
  expect(await asked('加到购物车', can)).toBeUndefined();
});

test('how it is packed is told', () => {
  expect([packPhrase(ties), packPhrase(can), packPhrase(sold('个', 1, '个'))]).toEqual(['每包100根，每箱50包', '每箱24罐', '']);
});
