import { describe, expect, test } from '@jest/globals';
import { activityContent } from '../content/frame/activities.ts';
import { aCatalogue } from './a-catalogue.ts';
import { brandById } from './brands.ts';
import { campaignScope, campaignsAt, otherPricesOf } from './campaigns.ts';
import { allLines } from './lines.ts';
import { attributesOf, type SkuRow } from './skus.ts';
import { texts } from './texts/index.ts';
import { variantsOf } from './variants.ts';
import { stockOf } from './warehouses.ts';

const { skus, products, series } = aCatalogue();
const numbersIn = (text: string): string[] => text.match(/\d+(?:\.\d+)?/g) ?? [];
const section = (sku: SkuRow, title: string) => products.get(sku.productId)?.description.find((one) => one.title === title)?.text ?? '';

describe('what a tag says of stock', () => {
  test('what its maker ships lies in no warehouse, and what runs short is nowhere more than two packs', () => {
    const byTag = (tag: 'isDropShip' | 'isFixedPrice') => skus.filter((sku) => sku[tag]);
    expect(Math.min(byTag('isDropShip').length, byTag('isFixedPrice').length)).toBeGreaterThan(50);
    expect(byTag('isDropShip').filter((sku) => stockOf(sku).length > 0 || !sku.isActive)).toEqual([]);
    expect(byTag('isFixedPrice').filter((sku) => !sku.isActive || stockOf(sku).some(([, onHand]) => onHand > 2 * sku.step))).toEqual([]);
  });
});

describe('a SKU’s texts', () => {
  test('every number in its name is one of its own values', () => {
    const wrong = new Set<string>();
    for (const { line, skus: made } of series) {
      for (const sku of made) {
        const brand = brandById(sku.manufacturerId);
        const own = new Set(
          numbersIn(`${sku.attributes.map((pair) => pair.join(' ')).join(' ')} ${line.title} ${line.at} ${sku.partNumber}`),
        );
        const left = numbersIn(sku.name.slice(brand.zh.length)).filter((number) => !own.has(number));
        if (left.length) {
          wrong.add(`${line.at}: ${sku.name} has ${left}`);
          break;
        }
      }
    }
    expect([...wrong]).toEqual([]);
  });

  test('every number in its description is its own, or a range of its family that holds it', () => {
    const wrong: string[] = [];
    for (const sku of skus) {
      const values = new Map(sku.attributes);
      const own = new Set(numbersIn(sku.attributes.map((pair) => pair.join(' ')).join(' ')));
      const product = products.get(sku.productId);
      for (const number of numbersIn(section(sku, '产品说明').replace(product?.name ?? '', '')))
        if (!own.has(number) && !product?.name.includes(number)) wrong.push(`${sku.name}: ${number}`);
      for (const part of section(sku, '规格范围').replace(/。$/, '').split('，').filter(Boolean)) {
        const [key = '', from = '', to = ''] = /^(\S+) (.+?)(?:～(.+))?$/.exec(part)?.slice(1) ?? [];
        const value = values.get(key) ?? '';
        const size = (text: string) => Number(/-?\d+(?:\.\d+)?/.exec(text)?.[0]);
        const holds = to ? size(from) <= size(value) && size(value) <= size(to) : from.split('、').some((one) => value.startsWith(one));
        if (!holds && value) wrong.push(`${sku.name}: ${part} does not hold ${value}`);
      }
      if (!section(sku, '包装与交付').includes(`${sku.packUom}${sku.packQty}${sku.unit}`)) wrong.push(`${sku.name}: ${sku.packQty}`);
    }
    expect(wrong.slice(0, 20)).toEqual([]);
    for (const { use, advice } of texts.values()) expect(numbersIn(use + advice)).toEqual([]);
  });

  test('a plain number has a unit, unless it is a designation or a count; one category has one set of keys', () => {
    const designation = /型号|规格|编号|机座|号$|齿数|槽数|刃数|芯数|件数|片数|块数|抽屉数|数量|模数|速比|粒度|尺码|输入|输出/;
    const bare = allLines.flatMap((line) =>
      line.axes.flatMap(({ columns, options }) =>
        columns
          .filter(
            ({ key, unit, hidden }, c) =>
              !hidden && !unit && !designation.test(key) && options.every((o) => /^[\d.]+$/.test(o.columns[c] ?? '')),
          )
          .map(({ key }) => `${line.at}: ${key}`),
      ),
    );
    expect(bare).toEqual([]);
    for (const line of allLines) {
      const keys = new Set(variantsOf(line).flatMap((variant) => attributesOf(line, variant).map(([key]) => key)));
      for (const variant of variantsOf(line)) expect(keys.size - attributesOf(line, variant).length).toBeLessThanOrEqual(1);
    }
  });
});

describe('what it costs', () => {
  /** Units of what one pays more for the more there is of it; a finer graduation or a thinner pen is not of these. */
  const more = /^(mm|cm|m|寸|kg|g|t|L|mL|W|kW|A)$/;
  const finer = /精度|分度值|分辨率|笔尖|孔距|偏心|滤|槽|范围|安装孔径|开口|最低高度/;

  test('a larger part is no cheaper, other things being equal', () => {
    const wrong: string[] = [];
    for (const { line, skus: made } of series) {
      const brand = made[0]?.manufacturerId;
      const byRow = new Map(
        made.filter((sku) => sku.manufacturerId === brand).map((sku) => [Number(sku.orderCode.split('.')[1]), sku.price]),
      );
      const rows = variantsOf(line).map((variant, i) => ({
        variant,
        price: byRow.get(i + 1) ?? 0,
      }));
      line.axes.forEach((axis, a) => {
        const sizes = axis.columns.flatMap(({ key, unit, hidden }, c) => {
          const plain = axis.options.every(({ columns }) => /^(M|DN)?\d+(\.\d+)?$/.test(columns[c] ?? ''));
          const thread = /螺纹|通径/.test(key);
          return !hidden && plain && !finer.test(key) ? [{ c, grows: thread || more.test(unit) }] : [];
        });
        const words = axis.columns.flatMap(({ hidden }, c) => (hidden || sizes.some((size) => size.c === c) ? [] : [c]));
        if (!sizes.length) return;
        const same = Map.groupBy(rows, ({ variant }) =>
          variant.options.map(({ columns }, i) => (i === a ? '' : columns.join('/'))).join('|'),
        );
        for (const group of same.values()) {
          for (const x of group) {
            for (const y of group) {
              const [p, q] = [x.variant.options[a], y.variant.options[a]];
              const size = (option: typeof p, c: number) => option?.numbers[c] ?? 0;
              const smaller =
                words.every((c) => p?.columns[c] === q?.columns[c]) &&
                sizes.every(({ c }) => size(p, c) <= size(q, c)) &&
                sizes.some(({ c, grows }) => grows && size(p, c) < size(q, c));
              if (smaller && x.price > y.price)
                wrong.push(`${line.at}: ${p?.columns.join('/')} ${x.price} > ${q?.columns.join('/')} ${y.price}`);
            }
          }
        }
      });
    }
    expect([...new Map(wrong.map((row) => [row.split(':')[0], row])).values()].slice(0, 30)).toEqual([]);
  });

  test('a brand keeps its level: the dearer of two makers is the dearer for each size', () => {
    const wrong: string[] = [];
    for (const { line, skus: made } of series) {
      const [one = [], two = []] = Map.groupBy(
        made.filter(({ isActive }) => isActive),
        ({ manufacturerId }) => manufacturerId,
      ).values();
      const signs = new Set(one.map((sku, i) => Math.sign(sku.price - (two[i]?.price ?? 0))).filter(Boolean));
      if (signs.size > 1) wrong.push(line.at);
    }
    expect(wrong).toEqual([]);
  });

  test('order codes and part numbers name one SKU of a maker', () => {
    for (const number of [
      ({ orderCode }: SkuRow) => orderCode,
      ({ manufacturerId, partNumber }: SkuRow) => `${manufacturerId} ${partNumber}`,
    ])
      expect(new Set(skus.map(number)).size).toBe(skus.length);
    expect(
      skus
        .filter(({ partNumber }) => !/^[A-Z0-9][\w.×~+/-]*( [\w.×~+/-]+)*$/i.test(partNumber))
        .map((sku) => sku.partNumber)
        .slice(0, 5),
    ).toEqual([]);
  });
});

describe('campaigns', () => {
  const now = new Date('2026-11-21T08:00:00Z');
  const campaigns = new Map(campaignsAt(now).map((campaign) => [campaign.id, campaign]));
  const held = skus.flatMap((sku) => otherPricesOf(sku).promotions.map((promotion) => ({ sku, ...promotion })));

  test('hold what their titles say', () => {
    const trades: [RegExp, RegExp][] = [
      [/紧固件与轴承/, /^(紧固件|轴承)$/],
      [/^紧固件满/, /^紧固件$/],
      [/^轴承满减/, /^轴承$/],
      [/工具耗材/, /^(切削刀具|磨料磨具|手动工具|电动气动工具|测量仪器)$/],
    ];
    const firstLevel = new Map(series.flatMap(({ line, skus: made }) => made.map((sku) => [sku.id, line.at.split('/')[0] ?? ''])));
    for (const { sku, campaignId } of held) {
      const { name = '' } = campaigns.get(campaignId) ?? {};
      expect(campaignScope[campaignId]?.(sku)).toBe(true);
      for (const [title, category] of trades)
        if (title.test(name) && !/压力表/.test(sku.name))
          expect(`${name}: ${firstLevel.get(sku.id)}`).toMatch(new RegExp(category.source.replace('^', `^${name}: `)));
      if (name.startsWith('火也')) expect(sku.name.startsWith('火也')).toBe(true);
      if (name.startsWith('清仓')) expect(sku.isClearance).toBe(true);
      expect(sku.isActive).toBe(true);
    }
    expect(new Set(held.map(({ campaignId }) => campaignId))).toEqual(new Set([1, 2, 3, 4, 5, 7, 8]));
  });

  test('take off what they say, and run when they have prices', () => {
    for (const { campaignId, price, sku } of held) {
      const campaign = campaigns.get(campaignId);
      expect(campaign && campaign.startsAt <= now && now < campaign.endsAt).toBe(true);
      if (campaign?.rule) expect(price).toBe(sku.price);
      else expect(price).toBeLessThan(sku.price);
    }
    for (const { rule, thresholds, description, name } of campaigns.values()) {
      for (const threshold of thresholds) {
        const words = `${name}${description}`;
        if (rule === 3 && !/结束/.test(description))
          expect(words).toMatch(new RegExp(`满${threshold.from}件(享)?${String((threshold.discount ?? 0) / 100).replace(/0$/, '')}折`));
        if (rule === 4) expect(words).toMatch(new RegExp(`满${(threshold.from ?? 0) / 100}元?减${(threshold.off ?? 0) / 100}`));
      }
    }
  });

  test('an activity that takes money off is a campaign of that name, as long as it says', () => {
    for (const { title, days } of activityContent.filter((one) => /满.*减/.test(one.title))) {
      const campaign = [...campaigns.values()].find(({ name }) => name === title);
      const day = Math.floor(now.getTime() / 86_400_000);
      expect([campaign?.startsAt, campaign?.endsAt]).toEqual([day - days[0], day + days[1]].map((one) => new Date(one * 86_400_000)));
    }
  });

  test('a SKU takes part in one campaign', () => {
    const ids = held.map(({ skuId }) => skuId);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

test('the measures a drawing or a model is made from are there, each a number or a word', () => {
  const bad = new Set<string>();
  for (const { line, skus: made } of series) {
    for (const sku of made) {
      for (const { param, kind } of line.draw) {
        const value = sku.drawing[param];
        const fine =
          kind === 'number' ? typeof value === 'number' && Number.isFinite(value) && value >= 0 : value !== undefined && value !== '';
        if (!fine) bad.add(`${line.at}: ${param} is ${value}`);
        if (kind === 'number' && /^(d|D|l|P|B|dk)$/.test(param) && value === 0 && !/操作件/.test(line.at))
          bad.add(`${line.at}: ${param} is 0`);
      }
    }
  }
  expect([...bad]).toEqual([]);
});

describe('non-standard and delisted', () => {
  test('carry the words by which they are looked for', () => {
    for (const sku of skus) {
      const words = sku.attributes.map(([, value]) => value).join(' ');
      expect(/非标/.test(words) && /定制/.test(words)).toBe(products.get(sku.productId)?.isNonStandard);
      expect(sku.attributes.some(([key, value]) => key === '供货状态' && value === '停产')).toBe(!sku.isActive);
    }
    expect(skus.filter(({ isActive }) => !isActive).length).toBeGreaterThan(300);
  });
});
