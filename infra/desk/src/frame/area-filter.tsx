import { NativeSelect } from '@mall/ui-kit/forms';
import { useStatus } from '../platform/use-platform.ts';

/** Narrows a list to one area. @param value '' for all */
export function AreaFilter({ value, onChange }: { value: string; onChange: (area: string) => void }) {
  const { data } = useStatus();
  const names = [...new Set([...(data?.areas.map(({ name }) => name) ?? []), ...(value ? [value] : [])])];
  return (
    <NativeSelect
      size="sm"
      aria-label="区域"
      value={value || 'all'}
      onValueChange={(next) => onChange(next === 'all' ? '' : next)}
      options={[{ value: 'all', label: '全部区域' }, ...names.map((name) => ({ value: name, label: name }))]}
    />
  );
}
