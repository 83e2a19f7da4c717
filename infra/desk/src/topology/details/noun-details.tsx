import { msText, percentText } from '../../platform/wording.ts';
import type { AreaHealth } from '../assess.ts';
import { callsOf, failsLoudly, type NounNode } from '../graph.ts';
import { StateIcon } from '../state-icon.tsx';
import { CallsTable } from './calls-table.tsx';
import { DetailsPanel, Part, SeeButton, SmallTable } from './details-panel.tsx';

interface Props {
  noun: NounNode;
  areas: AreaHealth[];
  onClose: () => void;
  onSee: (id: string) => void;
}

/** The calls of one noun, and how they go for each area that makes them: whether the API or one area is to blame. */
export function NounDetails({ noun, areas, onClose, onSee }: Props) {
  const isOf = (call: string) => call.startsWith(`${noun.name}.`);
  return (
    <DetailsPanel
      title={`接口 ${noun.name}${failsLoudly(noun) ? ` · 失败 ${percentText(noun.failed / noun.count)}` : ''}`}
      mark={<StateIcon level={failsLoudly(noun) ? 'danger' : noun.count ? 'calm' : 'quiet'} />}
      onClose={onClose}
    >
      <Part title="使用的区域" note="一个区域失败，多半是它自己；都失败，多半是接口">
        <SmallTable>
          <thead>
            <tr>
              <th scope="col">区域</th>
              <th scope="col">次数</th>
              <th scope="col">失败</th>
              <th scope="col">平均</th>
            </tr>
          </thead>
          <tbody>
            {noun.users.map(({ area, figures }) => (
              <tr key={area} data-failing={failsLoudly(figures) || undefined}>
                <th scope="row">
                  <SeeButton type="button" onClick={() => onSee(area)}>
                    {area}
                  </SeeButton>
                </th>
                <td>{figures.count || '–'}</td>
                <td>
                  {figures.failed ? `${figures.failed}（${percentText(figures.failed / figures.count)}）` : figures.count ? '0' : '–'}
                </td>
                <td>{figures.count ? msText(figures.meanMs) : '–'}</td>
              </tr>
            ))}
          </tbody>
        </SmallTable>
      </Part>
      {noun.users.map(({ area }) => {
        const health = areas.find((one) => one.area.name === area)!;
        const pick = <T,>(record: Record<string, T>) => Object.fromEntries(Object.entries(record).filter(([call]) => isOf(call)));
        return (
          <Part key={area} title={area}>
            <CallsTable calls={pick(callsOf(health))} figures={pick(health.stable?.calls ?? {})} />
          </Part>
        );
      })}
    </DetailsPanel>
  );
}
