import { createSdk } from '@mall/api-sdk';
import type { Region } from '@mall/mf-kit';
import { NativeSelect } from '@mall/ui-kit/forms';
import { useEffect, useState } from 'react';
import { ControlGroup } from './control-group.tsx';

const home = { value: '', label: '上海（默认）' };
const sdk = createSdk({ baseUrl: '', headers: () => ({}) });

/** The sale region the area takes the visitor to be in; provinces, because prices and stock know no finer one. */
export function RegionControl({ region, onRegion }: { region: Region | undefined; onRegion: (region: Region | undefined) => void }) {
  const [provinces, setProvinces] = useState<{ id: number; name: string }[]>([]);
  useEffect(() => {
    // Without the list the region stays as it is.
    sdk.location.getAllowSaleStateProvinces().then(setProvinces, () => {});
  }, []);
  const known =
    region && !provinces.some(({ id }) => id === region.stateProvinceId) ? [{ id: region.stateProvinceId, name: region.label }] : [];
  const choose = (value: string) => {
    const found = provinces.find(({ id }) => String(id) === value);
    onRegion(found && { stateProvinceId: found.id, cityId: 0, districtId: 0, label: found.name });
  };
  return (
    <ControlGroup label="地区">
      <NativeSelect
        size="sm"
        aria-label="地区"
        value={region ? String(region.stateProvinceId) : ''}
        onValueChange={choose}
        options={[home, ...[...known, ...provinces].map(({ id, name }) => ({ value: String(id), label: name }))]}
      />
    </ControlGroup>
  );
}
