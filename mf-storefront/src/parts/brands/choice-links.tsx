import { Link, useLocation, useSearchParams } from '@mall/mf-kit';
import { ChoiceRow } from '../choice-row.ts';
import { NewBadge } from '../new-badge.ts';

interface Props {
  /** What is chosen among: 商品分类. */
  label: string;
  /** The address keeps it under this name. */
  name: string;
  choices: readonly { value: string; label: string; note?: string | undefined; isNew?: boolean | undefined }[];
}

/** A row of choices that stand in the address; each is a link, so that search engines and a page without scripts have them too. Another choice begins at the first page. */
export function ChoiceLinks({ label, name, choices }: Props) {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const chosen = query.get(name) ?? '';
  const urlOf = (value: string) => {
    const next = new URLSearchParams(query);
    next.delete('page');
    if (value) next.set(name, value);
    else next.delete(name);
    return `${pathname}${next.size ? `?${next}` : ''}`;
  };
  return (
    <ChoiceRow aria-label={label}>
      {[{ value: '', label: '全部', note: undefined, isNew: false }, ...choices].map(({ value, label: words, note, isNew }) => (
        <Link key={value} to={urlOf(value)} aria-current={value === chosen ? 'true' : undefined}>
          {words}
          {isNew && <NewBadge />} {note && <small>{note}</small>}
        </Link>
      ))}
    </ChoiceRow>
  );
}
