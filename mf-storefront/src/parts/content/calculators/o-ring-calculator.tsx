import { type ORingUse, oRingGroove, oRingSections, oRingUses } from '@mall/domain/content/calculators';
import { Field, NativeSelect } from '@mall/ui-kit/forms';
import { useState } from 'react';
import { Asked, Source, Told } from './form.ts';

/** Section and use in, groove out. */
export default function ORingCalculator() {
  const [section, setSection] = useState(2.65);
  const [use, setUse] = useState<ORingUse>('radialStatic');
  const found = oRingGroove(section, use);
  return (
    <>
      <Asked>
        <Field label="截面直径 d2">
          <NativeSelect
            value={String(section)}
            onValueChange={(value) => setSection(Number(value))}
            options={oRingSections.map((one) => ({ value: String(one), label: `${one} mm` }))}
          />
        </Field>
        <Field label="用途">
          <NativeSelect
            value={use}
            onValueChange={(value) => setUse(value as ORingUse)}
            options={Object.entries(oRingUses).map(([value, label]) => ({ value, label }))}
          />
        </Field>
      </Asked>
      {found && (
        <Told>
          <div>
            <dt>沟槽深度</dt>
            <dd>
              {found.depth} <small>mm</small>
            </dd>
          </div>
          <div>
            <dt>沟槽宽度</dt>
            <dd>
              {found.width} <small>mm</small>
            </dd>
          </div>
          <div>
            <dt>槽底圆角</dt>
            <dd>
              {found.radius} <small>mm</small>
            </dd>
          </div>
          <div>
            <dt>压缩率 / 填充率</dt>
            <dd>
              {found.compression}% / {found.fill}%
            </dd>
          </div>
        </Told>
      )}
      <Source>径向密封按活塞密封、不加挡圈；尺寸见 GB/T 3452.3，截面系列见 GB/T 3452.1。</Source>
    </>
  );
}
