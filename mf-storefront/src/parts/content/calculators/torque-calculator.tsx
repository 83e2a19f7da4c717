import { type Lubrication, propertyClasses, threadPitches, tighteningTorque, torqueCoefficients } from '@mall/domain/content/calculators';
import { Field, NativeSelect } from '@mall/ui-kit/forms';
import { useState } from 'react';
import { Asked, Source, Told } from './form.ts';

const names: Record<Lubrication, string> = { dry: '镀锌或不明', oiled: '涂油', paste: '抗咬合剂' };
const fromM4 = threadPitches.filter(([d]) => d >= 4);

/** Bolt, class and surface in, torque and preload out. */
export default function TorqueCalculator() {
  const [diameter, setDiameter] = useState(10);
  const [propertyClass, setClass] = useState('8.8');
  const [surface, setSurface] = useState<Lubrication>('dry');
  const coarse = threadPitches.find(([d]) => d === diameter)?.[1] ?? 0;
  const found = tighteningTorque(diameter, coarse, propertyClass, surface);
  return (
    <>
      <Asked>
        <Field label="粗牙螺纹">
          <NativeSelect
            value={String(diameter)}
            onValueChange={(value) => setDiameter(Number(value))}
            options={fromM4.map(([d]) => ({ value: String(d), label: `M${d}` }))}
          />
        </Field>
        <Field label="强度等级">
          <NativeSelect
            value={propertyClass}
            onValueChange={setClass}
            options={Object.keys(propertyClasses).map((value) => ({ value, label: value }))}
          />
        </Field>
        <Field label="螺纹表面">
          <NativeSelect
            value={surface}
            onValueChange={(value) => setSurface(value as Lubrication)}
            options={Object.entries(names).map(([value, label]) => ({
              value,
              label: `${label}，K=${torqueCoefficients[value as Lubrication]}`,
            }))}
          />
        </Field>
      </Asked>
      {found && (
        <Told>
          <div>
            <dt>拧紧力矩</dt>
            <dd>
              {found.torque} <small>N·m</small>
            </dd>
          </div>
          <div>
            <dt>预紧力</dt>
            <dd>
              {found.preload} <small>kN</small>
            </dd>
          </div>
          <div>
            <dt>保证应力</dt>
            <dd>
              {found.proofStress} <small>MPa</small>
            </dd>
          </div>
        </Told>
      )}
      <Source>
        T = K·F·d，预紧力取保证载荷的 75%，K 取自 Shigley《机械工程设计》表 8-15；保证应力按 GB/T 3098.1、GB/T
        3098.6。设备厂家另有规定的，以厂家为准。
      </Source>
    </>
  );
}
