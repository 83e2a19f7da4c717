import { below, color, radius, space, type } from '@mall/design-tokens';
import { call, useCall, useRegion } from '@mall/mf-kit';
import { Button, ErrorPanel, LocationIcon, Skeleton } from '@mall/ui-kit';
import { Tabs } from '@mall/ui-kit/data-display';
import { Dialog } from '@mall/ui-kit/overlays';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { ShellPlatform } from '../platform/shell-platform.ts';
import { changeRegion } from './change-region.ts';
import { locateVisitor } from './locate-visitor.ts';
import { choosePlace, notSelecting, type Place, type RegionChoice, type RegionTab, regionOf } from './region-choice.ts';

/** Picks the sale region: province, city, district in three tabs, with confirm, cancel and a way back to one's own place. */
export default function RegionPicker({ platform, onClose }: { platform: ShellPlatform; onClose: () => void }) {
  const now = useRegion();
  const [choice, setChoice] = useState<RegionChoice>({ tab: 'province' });
  const [isLocating, setLocating] = useState(false);
  const { tab, province, city, district } = choice;
  const tabs = useRef<HTMLDivElement>(null);
  const shownTab = useRef(tab);
  useEffect(() => {
    // A choice that leads on takes its own list away: who chose by the keyboard goes on at the next level.
    if (shownTab.current !== tab) tabs.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
    shownTab.current = tab;
  }, [tab]);
  const provinces = useCall(call('location.getAllowSaleStateProvinces'));
  const cities = useCall(province ? call('location.getAllowSaleCitiesByStateProvince', { stateProvinceId: province.id }) : null);
  const districts = useCall(city ? call('location.getAllowSaleDistrictsByCity', { cityId: city.id }) : null);
  const lists: Record<
    RegionTab,
    { list: { data: Place[] | undefined; error: unknown; refresh: () => unknown }; chosen: Place | undefined }
  > = {
    province: { list: provinces, chosen: province },
    city: { list: cities, chosen: city },
    district: { list: districts, chosen: district },
  };
  const region = regionOf(choice);

  async function locate() {
    setLocating(true);
    const found = await locateVisitor(platform);
    setLocating(false);
    if (found) onClose();
    else platform.notify({ tone: 'warning', text: '定位失败，请手动选择地区' });
  }
  function confirm() {
    if (!region) return;
    changeRegion(platform, region, true);
    onClose();
  }

  const panel = (of: RegionTab) => {
    const { list, chosen } = lists[of];
    if (!list.data && list.error)
      return (
        <Room>
          <ErrorPanel size="sm" error={list.error} onRetry={() => void list.refresh()} />
        </Room>
      );
    if (!list.data)
      return (
        <Room>
          <Skeleton lines={5} />
        </Room>
      );
    const places = of === 'province' ? list.data : [notSelecting, ...list.data];
    return (
      <Places>
        {places.map((place) => (
          <li key={place.id}>
            <button
              type="button"
              aria-pressed={chosen ? chosen.id === place.id : place.id === 0}
              onClick={() => setChoice(choosePlace({ ...choice, tab: of }, place))}
            >
              {place.name}
            </button>
          </li>
        ))}
      </Places>
    );
  };

  return (
    <Dialog
      onClose={onClose}
      title="选择送货地区"
      footer={
        <Foot>
          <Button variant="link" icon={<LocationIcon size={14} />} busy={isLocating} onClick={() => void locate()}>
            重新定位
          </Button>
          <Button onClick={onClose}>取消</Button>
          <Confirm disabled={!region} onClick={confirm}>
            确定
          </Confirm>
        </Foot>
      }
    >
      <Now>
        {region ? '已选择：' : '当前：'}
        <b>{region?.label ?? now.label}</b>
      </Now>
      <div ref={tabs}>
        <Tabs<RegionTab>
          label="地区级别"
          value={tab}
          onValueChange={(next) => setChoice({ ...choice, tab: next })}
          items={[
            { value: 'province', label: province?.name ?? '省份', panel: panel('province') },
            { value: 'city', label: city?.name ?? '城市', disabled: !province, panel: panel('city') },
            { value: 'district', label: district?.name ?? '区县', disabled: !city, panel: panel('district') },
          ]}
        />
      </div>
    </Dialog>
  );
}

const Now = styled.p`
  padding-bottom: ${space.sm};
  color: ${color.inkSecond};
  & > b {
    color: ${color.ink};
    font-weight: ${type.weightPart};
  }
`;
const Room = styled.div`
  height: 264px;
`;
const Places = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: ${space.xs};
  height: 264px;
  align-content: start;
  overflow-y: auto;
  & button {
    width: 100%;
    padding: 6px ${space.sm};
    border-radius: ${radius.md};
    font-size: ${type.sizeTable};
  }
  & button:hover {
    background: ${color.ground};
  }
  & button:focus-visible {
    outline-offset: -2px;
  }
  & button[aria-pressed='true'] {
    background: ${color.accentTint};
    color: ${color.accent};
    font-weight: ${type.weightPart};
  }
  ${below.tablet} {
    grid-template-columns: repeat(3, 1fr);
    & button {
      min-height: 44px;
    }
  }
`;
const Foot = styled.div`
  display: flex;
  flex: 1;
  gap: ${space.md};
  & > :first-child {
    margin-right: auto;
    padding: 0;
  }
`;
const Confirm = styled(Button)`
  &:not(:disabled) {
    border-color: ${color.accent};
    background: ${color.accent};
    color: ${color.onAccent};
  }
`;
