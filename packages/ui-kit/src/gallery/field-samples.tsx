import { space } from '@mall/design-tokens';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Checkbox, Field, Input, KeywordForm, NativeSelect, QuantityStepper, RadioGroup, TextArea } from '../forms.ts';
import { PhoneIcon, SearchIcon } from '../index.ts';
import { Sample, Samples } from './sample.tsx';

const invoiceTypes = [
  { value: 'special', label: '增值税专用发票' },
  { value: 'normal', label: '增值税普通发票' },
  { value: 'none', label: '不开票', disabled: true },
] as const;
type InvoiceType = (typeof invoiceTypes)[number]['value'];

const inTens = (text: string) => {
  const typed = Number.parseInt(text, 10);
  if (!Number.isFinite(typed) || typed < 50) return { value: 50, note: '不能少于起订量50' };
  if (typed > 9999) return { value: 9999 };
  return typed % 10 ? { value: 50, note: '起订量后的步进值必须为10' } : { value: typed };
};

export function FieldSamples() {
  const [type, setType] = useState<InvoiceType>('special');
  const [keyword, setKeyword] = useState('M6');
  const [remark, setRemark] = useState('请在周三之前送到 2 号门。');
  const [payment, setPayment] = useState<'union' | 'balance' | 'credit'>('credit');
  const [quantity, setQuantity] = useState(50);
  return (
    <Samples title="填写">
      <Grid>
        <Field label="手机号" required hint="用于接收短信验证码">
          <Input placeholder="请输入手机号" inputMode="numeric" prefix={<PhoneIcon />} />
        </Field>
        <Field label="手机号" required error="手机号格式不正确">
          <Input defaultValue="1280013800" />
        </Field>
        <Field label="项目号" disabled>
          <Input placeholder="由企业管理员填写" />
        </Field>
        <Field label="发票类型">
          <NativeSelect options={invoiceTypes} value={type} onValueChange={setType} />
        </Field>
        <Field label="税号" error="请选择发票类型">
          <NativeSelect options={invoiceTypes} value={type} onValueChange={setType} />
        </Field>
      </Grid>
      <Sample name="Input sizes">
        <Narrow>
          <Input size="sm" aria-label="小" placeholder="页内搜索" prefix={<SearchIcon size={14} />} />
        </Narrow>
        <Narrow>
          <Input aria-label="中" defaultValue="1,250.00" prefix="¥" suffix="元" />
        </Narrow>
        <Narrow>
          <Input size="lg" aria-label="大" placeholder="商品名称、型号或订货号" />
        </Narrow>
      </Sample>
      <Sample name="KeywordForm" wide>
        <Words label="查找订单" placeholder="订单号、品名、型号" keyword={keyword} onSearch={setKeyword} />
      </Sample>
      <Sample name="TextArea" wide>
        <Field label="订单备注">
          <TextArea value={remark} maxLength={200} counter onChange={(event) => setRemark(event.target.value)} />
        </Field>
      </Sample>
      <Sample name="QuantityStepper">
        <QuantityStepper label="数量" unit="个" min={50} step={10} value={quantity} onValueChange={setQuantity} normalize={inTens} />
        <QuantityStepper label="数量" size="sm" min={50} step={10} value={quantity} onValueChange={setQuantity} normalize={inTens} />
        <QuantityStepper label="数量" value={120} max={120} onValueChange={setQuantity} normalize={inTens} note="超出限购数量" />
        <QuantityStepper label="数量" value={50} disabled onValueChange={setQuantity} normalize={inTens} />
      </Sample>
      <Sample name="Checkbox">
        <Checkbox label="全选" indeterminate />
        <Checkbox label="仅看有货" defaultChecked />
        <Checkbox label="易买优选" />
        <Checkbox label="黑卡商品" disabled />
        <Checkbox label="已下架" disabled defaultChecked />
      </Sample>
      <Sample name="RadioGroup">
        <RadioGroup label="发票类型" options={invoiceTypes} value={type} onValueChange={setType} />
      </Sample>
      <Sample name="RadioGroup cards">
        <RadioGroup
          label="支付方式"
          variant="cards"
          value={payment}
          onValueChange={setPayment}
          options={[
            { value: 'union', label: '银联支付', hint: '储蓄卡、信用卡、企业网银' },
            { value: 'balance', label: '余额支付', hint: '可用余额 ¥12,860.00' },
            { value: 'credit', label: '账期支付', hint: '可用额度 ¥86,400.00' },
          ]}
        />
      </Sample>
    </Samples>
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: ${space.lg} ${space.xxl};
  padding: ${space.sm} 0 ${space.xl};
`;
const Narrow = styled.div`
  width: 280px;
`;
const Words = styled(KeywordForm)`
  display: flex;
  gap: ${space.sm};
`;
