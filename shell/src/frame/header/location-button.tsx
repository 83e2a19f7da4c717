import { useRegion } from '@mall/mf-kit';
import { ChevronDownIcon, LocationIcon } from '@mall/ui-kit';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { locatedNote } from '../../location/located-note.ts';
import { restoreRegion } from '../../location/restore-region.ts';
import { useSiteFacts } from '../../platform/site-facts.ts';
import { useFrameRoute } from '../frame-route.ts';

const loadPicker = () => import(/* webpackChunkName: "region-picker" */ '../../location/region-picker.tsx');
const RegionPicker = lazy(loadPicker);
const warm = () => void loadPicker().catch(() => {});

/** A longer label is cut; whole it shows after a moment under pointer or focus (rule location 17). */
const longestLabel = 7;

/** Where goods go: the label of the sale region; pressing it opens the picker, whose code comes on intent. */
export function LocationButton() {
  const { label } = useRegion();
  const { shell } = useSiteFacts();
  const note = useSyncExternalStore(locatedNote.subscribe, locatedNote.get, () => undefined);
  const [isOpen, setOpen] = useState(false);
  const maySeek = useFrameRoute(({ layout }) => layout !== 'register');
  useEffect(() => (shell ? restoreRegion(shell, maySeek) : undefined), [shell, maySeek]);
  return (
    <span className="frame-where">
      <button
        type="button"
        className="frame-location"
        data-whole={label.length > longestLabel ? label : undefined}
        aria-haspopup="dialog"
        aria-label={`送至 ${label}，选择地区`}
        onPointerEnter={warm}
        onFocus={warm}
        onClick={() => setOpen(true)}
      >
        <LocationIcon size={14} />
        <span>送至 {label}</span>
        <ChevronDownIcon size={12} />
      </button>
      {isOpen && shell && (
        <Suspense fallback={null}>
          <RegionPicker platform={shell} onClose={() => setOpen(false)} />
        </Suspense>
      )}
      <span role="status" className="frame-located" data-elsewhere={note?.isElsewhere || undefined}>
        {note?.text}
      </span>
    </span>
  );
}
