import { useLayoutData } from '../../platform/layout-data.ts';

/** What the mall promises, in figures (rule layout 16). */
export function ServiceHighlights() {
  const { layout } = useLayoutData();
  if (!layout.serviceData.length) return null;
  return (
    <section className="frame-services" aria-label="服务承诺">
      <ul className="frame-body">
        {layout.serviceData.map(({ id, name, note }) => (
          <li key={id}>
            <b>{name}</b>
            <span>{note}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
