import { Button } from '@mall/ui-kit';
import { Checkbox, Field, Input, NativeSelect, TextArea } from '@mall/ui-kit/forms';
import { Row } from '../marketing/form-parts.tsx';
import { BrandsField, CategoriesField } from '../marketing/goods-fields.tsx';
import { type CampaignForm, type Sort, sortNames } from './campaign-form.ts';

interface Props {
  form: CampaignForm;
  set: (change: Partial<CampaignForm>) => void;
  /** What is wrong with a field, once it was asked to be kept. */
  faultOf: (field: string) => string | undefined;
}

const shows = [
  { value: 'table', label: '商品表格' },
  { value: 'pictures', label: '商品大图' },
  { value: 'products', label: '按产品（每个产品一张卡片）' },
] as const;

/** All that a campaign says. */
export function CampaignFields({ form, set, faultOf }: Props) {
  const { sort } = form;
  const isPriced = sort === 'timed' || sort === 'price';
  return (
    <>
      <Row>
        <Field label="活动类型" required error={faultOf('kind')}>
          <NativeSelect<Sort>
            value={sort}
            options={(Object.keys(sortNames) as Sort[]).map((value) => ({ value, label: sortNames[value] }))}
            onValueChange={(value) => set({ sort: value })}
          />
        </Field>
        <Field label="活动名称" required error={faultOf('name')}>
          <Input value={form.name} maxLength={40} autoComplete="off" onChange={({ target }) => set({ name: target.value })} />
        </Field>
      </Row>
      <Field label="活动说明" hint="显示在活动页的标题下">
        <TextArea value={form.description} rows={2} maxLength={300} counter onChange={({ target }) => set({ description: target.value })} />
      </Field>
      <Row>
        <Field label="开始时间" required error={faultOf('startsAt')}>
          <Input type="datetime-local" value={form.startsAt} onChange={({ target }) => set({ startsAt: target.value })} />
        </Field>
        <Field label="结束时间" required error={faultOf('endsAt')}>
          <Input type="datetime-local" value={form.endsAt} onChange={({ target }) => set({ endsAt: target.value })} />
        </Field>
      </Row>
      {isPriced ? <PriceFields {...{ form, set, faultOf }} /> : <StepFields {...{ form, set, faultOf }} />}
      <Field label="商品编号" hint="每行一个，也可用逗号或空格隔开" error={faultOf('goods')}>
        <TextArea value={form.skus} rows={3} onChange={({ target }) => set({ skus: target.value })} />
      </Field>
      <Row>
        <CategoriesField ids={form.categoryIds} onChange={(categoryIds) => set({ categoryIds })} />
        <BrandsField ids={form.manufacturerIds} onChange={(manufacturerIds) => set({ manufacturerIds })} />
      </Row>
      <Row>
        <Field label="商品展示">
          <NativeSelect<CampaignForm['show']> value={form.show} options={shows} onValueChange={(show) => set({ show })} />
        </Field>
        <Checkbox label="活动页显示筛选" checked={form.hasFilters} onCheckedChange={(hasFilters) => set({ hasFilters })} />
      </Row>
    </>
  );
}

/** What a piece costs, and how many may be bought at that. */
const PriceFields = ({ form, set, faultOf }: Props) => (
  <>
    <Row>
      <Field label="活动价（目录价的几折）" hint="8.5 即 85 折" required error={faultOf('priceShare')}>
        <Input value={form.fold} inputMode="decimal" suffix="折" onChange={({ target }) => set({ fold: target.value })} />
      </Field>
      <Field label="每家企业限购" hint="不填为不限" error={faultOf('limitNumber')}>
        <Input value={form.limit} inputMode="numeric" suffix="件" onChange={({ target }) => set({ limit: target.value })} />
      </Field>
      <Field label="每种商品总量" hint="不填为不限">
        <Input value={form.stock} inputMode="numeric" suffix="件" onChange={({ target }) => set({ stock: target.value })} />
      </Field>
    </Row>
    <Checkbox
      label="超出限购的部分按原价购买"
      checked={form.isOverLimitAllowed}
      onCheckedChange={(isOverLimitAllowed) => set({ isOverLimitAllowed })}
    />
  </>
);

/** From so much, so much: one line a step. */
function StepFields({ form, set, faultOf }: Props) {
  const isPieces = form.sort === 'pieces';
  const change = (key: number, part: { from?: string; benefit?: string }) =>
    set({ steps: form.steps.map((step) => (step.key === key ? { ...step, ...part } : step)) });
  return (
    <>
      {form.steps.map(({ key, from, benefit }, at) => (
        <Row key={key}>
          <Field label={`第 ${at + 1} 档：满`} error={at === 0 ? faultOf('thresholds') : undefined}>
            <Input
              value={from}
              inputMode="decimal"
              suffix={isPieces ? '件' : '元'}
              onChange={({ target }) => change(key, { from: target.value })}
            />
          </Field>
          <Field label={isPieces ? `第 ${at + 1} 档：打` : `第 ${at + 1} 档：减`}>
            <Input
              value={benefit}
              inputMode="decimal"
              suffix={isPieces ? '折' : '元'}
              onChange={({ target }) => change(key, { benefit: target.value })}
            />
          </Field>
          {form.steps.length > 1 && (
            <Button size="sm" onClick={() => set({ steps: form.steps.filter((step) => step.key !== key) })}>
              删除第 {at + 1} 档
            </Button>
          )}
        </Row>
      ))}
      {form.steps.length < 5 && (
        <div>
          <Button
            size="sm"
            onClick={() =>
              set({ steps: [...form.steps, { key: Math.max(0, ...form.steps.map(({ key }) => key)) + 1, from: '', benefit: '' }] })
            }
          >
            增加一档
          </Button>
        </div>
      )}
    </>
  );
}
