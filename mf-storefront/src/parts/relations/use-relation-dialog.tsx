import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { RelationTypeId } from './relation-call.ts';

export interface RelationTarget {
  skuNumber: string;
  name: string;
  typeId: RelationTypeId;
  isNonStandard: boolean;
}
export type OpenRelations = (target: RelationTarget) => void;

const RelationDialog = lazy(() => import(/* webpackChunkName: "relation-dialog" */ './relation-dialog.tsx'));

/** The related-product dialog of a list: `open` shows it for one SKU; its code is loaded then. */
export function useRelationDialog(): { open: OpenRelations; dialog: ReactNode } {
  const [target, setTarget] = useState<RelationTarget>();
  return {
    open: setTarget,
    dialog: target && (
      <Suspense fallback={null}>
        <RelationDialog key={`${target.skuNumber} ${target.typeId}`} target={target} onClose={() => setTarget(undefined)} />
      </Suspense>
    ),
  };
}
