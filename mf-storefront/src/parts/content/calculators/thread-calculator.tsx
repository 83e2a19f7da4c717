import { threadPitches, threadSizes } from '@mall/domain/content/calculators';
import { Field, NativeSelect } from '@mall/ui-kit/forms';
import { useState } from 'react';
import { Asked, Source, Told } from './form.ts';

const pitchesOf = (diameter: number): number[] => threadPitches.find(([d]) => d === diameter)?.slice(1) ?? [];

/** Thread and pitch in, sizes and drill out. */
export default function ThreadCalculator() {
  const [diameter, setDiameter] = useState(8);
  const [pitch, setPitch] = useState(1.25);
  const sizes = threadSizes(diameter, pitch);
  return (
    <>
      <Asked>
        <Field label="公称直径">
          <NativeSelect
            value={String(diameter)}
            onValueChange={(value) => {
              setDiameter(Number(value));
              setPitch(pitchesOf(Number(value))[0] ?? 1);
            }}
            options={threadPitches.map(([d]) => ({ value: String(d), label: `M${d}` }))}
          />
        </Field>
        <Field label="螺距">
          <NativeSelect
            value={String(pitch)}
            onValueChange={(value) => setPitch(Number(value))}
            options={pitchesOf(diameter).map((one, at) => ({ value: String(one), label: `${one} mm ${at === 0 ? '粗牙' : '细牙'}` }))}
          />
        </Field>
      </Asked>
      {sizes && (
        <Told>
          <div>
            <dt>攻丝底孔</dt>
            <dd>
              {sizes.tapDrill} <small>mm</small>
            </dd>
          </div>
          <div>
            <dt>中径 d2</dt>
            <dd>
              {sizes.pitchDiameter} <small>mm</small>
            </dd>
          </div>
          <div>
            <dt>小径 d1</dt>
            <dd>
              {sizes.minorDiameter} <small>mm</small>
            </dd>
          </div>
          <div>
            <dt>应力截面积</dt>
            <dd>
              {sizes.stressArea} <small>mm²</small>
            </dd>
          </div>
        </Told>
      )}
      <Source>按 GB/T 193、GB/T 196 与 GB/T 16823.1 计算；底孔为直径减螺距，取标准钻头。</Source>
    </>
  );
}
