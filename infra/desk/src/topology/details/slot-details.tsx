import type { SlotNode } from '../graph.ts';
import { StateIcon } from '../state-icon.tsx';
import { DetailsPanel, Part, SeeButton } from './details-panel.tsx';

interface Props {
  slot: SlotNode;
  onClose: () => void;
  onSee: (id: string) => void;
}

/** Who fills a slot and who shows it. */
export const SlotDetails = ({ slot: { name, provider, users }, onClose, onSee }: Props) => (
  <DetailsPanel title={`插槽 ${name}`} mark={<StateIcon level={provider ? 'calm' : 'warning'} />} onClose={onClose}>
    <Part title="提供">{provider ? <AreaName name={provider} onSee={onSee} /> : <p>没有线上区域提供它，页面显示各自的后备内容。</p>}</Part>
    <Part title="使用">
      {users.length ? users.map((user) => <AreaName key={user} name={user} onSee={onSee} />) : <p>没有线上区域使用它。</p>}
    </Part>
  </DetailsPanel>
);

const AreaName = ({ name, onSee }: { name: string; onSee: (id: string) => void }) => (
  <p>
    <SeeButton type="button" onClick={() => onSee(name)}>
      {name}
    </SeeButton>
  </p>
);
