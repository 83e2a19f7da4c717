import { bearingLife, equivalentLoad } from '@mall/domain/content/calculators';
import { Field, Input, NativeSelect } from '@mall/ui-kit/forms';
import { useState } from 'react';
import { Asked, numberOf, Source, Told } from './form.ts';

const asked = { rating: '14', staticRating: '6.55', radial: '1.5', axial: '0', speed: '1440' };
const labels: Record<keyof typeof asked, string> = {
  rating: '额定动载荷 C，kN',
  staticRating: '额定静载荷 C0，kN',
  radial: '径向载荷 Fr，kN',
  axial: '轴向载荷 Fa，kN',
  speed: '转速，r/min',
};

/** Ratings, loads and speed in, hours out. */
export default function BearingLifeCalculator() {
  const [kind, setKind] = useState<'ball' | 'roller'>('ball');
  const [texts, setTexts] = useState(asked);
  const value = (name: keyof typeof asked) => numberOf(texts[name]) ?? 0;
  // Of a roller bearing the load as it stands; of a ball bearing both come together.
  const load = kind === 'ball' ? equivalentLoad(value('radial'), value('axial'), value('staticRating') || 1) : value('radial');
  const found = bearingLife(kind, value('rating'), load, value('speed'));
  const shown = (Object.keys(labels) as (keyof typeof asked)[]).filter((name) => kind === 'ball' || !/static|axial/.test(name));
  return (
    <>
      <Asked>
        <Field label="轴承">
          <NativeSelect
            value={kind}
            onValueChange={(value) => setKind(value as typeof kind)}
            options={[
              { value: 'ball', label: '深沟球轴承' },
              { value: 'roller', label: '圆柱滚子轴承' },
            ]}
          />
        </Field>
        {shown.map((name) => (
          <Field key={name} label={labels[name]}>
            <Input
              inputMode="decimal"
              value={texts[name]}
              maxLength={10}
              onChange={({ target }) => setTexts({ ...texts, [name]: target.value })}
            />
          </Field>
        ))}
      </Asked>
      <Told>
        <div>
          <dt>当量动载荷 P</dt>
          <dd>
            {load > 0 ? load.toFixed(2) : '—'} <small>kN</small>
          </dd>
        </div>
        <div>
          <dt>基本额定寿命 L10</dt>
          <dd>
            {found ? found.revolutions.toLocaleString('zh-CN', { maximumFractionDigits: 0 }) : '—'} <small>百万转</small>
          </dd>
        </div>
        <div>
          <dt>工作小时 L10h</dt>
          <dd>
            {found ? Math.round(found.hours).toLocaleString('zh-CN') : '—'} <small>h</small>
          </dd>
        </div>
      </Told>
      <Source>按 GB/T 6391（ISO 281）：L10 =（C/P）ᵖ，球轴承 p = 3，滚子轴承 p = 10/3；90% 的轴承可以达到。</Source>
    </>
  );
}
