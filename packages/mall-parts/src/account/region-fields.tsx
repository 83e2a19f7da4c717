import { space } from '@mall/design-tokens';
import { call, useCall } from '@mall/mf-kit';
import { loadingText } from '@mall/ui-kit';
import { NativeSelect } from '@mall/ui-kit/forms';
import { useEffect } from 'react';
import { styled } from 'styled-components';

interface Place {
  stateProvinceId: number;
  cityId: number;
  districtId: number;
}
interface Props {
  value: Place;
  onChange: (place: Place) => void;
  /** Told whether the chosen city has districts to choose from. */
  onDistricts: (has: boolean) => void;
  invalid: boolean;
}

const once = { revalidateIfStale: false, revalidateOnReconnect: false };
const useChildren = (parentId: number | undefined) =>
  useCall(parentId === undefined ? null : call('location.getStateProvinces', { parentId }), once);
const optionsOf = (places: { id: number; name: string }[] | undefined) =>
  (places ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
const textOf = (id: number) => (id ? String(id) : '');

/** 省、市、区县: each list is asked for once the one before is chosen. */
export function RegionFields({ value: { stateProvinceId, cityId, districtId }, onChange, onDistricts, invalid }: Props) {
  const provinces = useChildren(0);
  const cities = useChildren(stateProvinceId || undefined);
  const districts = useChildren(cityId || undefined);
  const hasDistricts = (districts.data?.length ?? 0) > 0;
  useEffect(() => onDistricts(hasDistricts), [hasDistricts, onDistricts]);
  const failed = provinces.error ?? cities.error ?? districts.error;
  return (
    <>
      <Row>
        <NativeSelect
          aria-label="省份"
          aria-invalid={invalid && !stateProvinceId}
          placeholder={provinces.isLoading ? loadingText() : '省份'}
          options={optionsOf(provinces.data)}
          value={textOf(stateProvinceId)}
          onValueChange={(id) => onChange({ stateProvinceId: Number(id), cityId: 0, districtId: 0 })}
        />
        <NativeSelect
          aria-label="城市"
          aria-invalid={invalid && !cityId}
          placeholder={cities.isLoading ? loadingText() : '城市'}
          disabled={!stateProvinceId}
          options={optionsOf(cities.data)}
          value={textOf(cityId)}
          onValueChange={(id) => onChange({ stateProvinceId, cityId: Number(id), districtId: 0 })}
        />
        <NativeSelect
          aria-label="区县"
          aria-invalid={invalid && hasDistricts && !districtId}
          placeholder={districts.isLoading ? loadingText() : hasDistricts || !cityId ? '区县' : '无'}
          disabled={!cityId || !hasDistricts}
          options={optionsOf(districts.data)}
          value={textOf(districtId)}
          onValueChange={(id) => onChange({ stateProvinceId, cityId, districtId: Number(id) })}
        />
      </Row>
      {failed && <p role="alert">{failed.message}，请关闭后重试</p>}
    </>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space.sm};
`;
