import { useCall } from '@mall/mf-kit';
import { useSiteFacts } from '../../platform/site-facts.ts';
import { hotWordsCall } from '../frame-data.ts';
import { FrameLink } from '../frame-link.tsx';
import { titlesInRow } from './titles-in-row.ts';

/** What others search for, and the activities worth a look. */
export function HotWords() {
  const { data } = useCall(hotWordsCall());
  const { hasPage } = useSiteFacts();
  const live = data?.activities.filter(({ url }) => hasPage(url)) ?? [];
  const activities = titlesInRow(live, ({ text }) => text);
  return (
    <p className="frame-hot">
      {data?.keywords.map((word) => (
        <FrameLink key={word} to={`/search?keyword=${encodeURIComponent(word)}`}>
          {word}
        </FrameLink>
      ))}
      {activities.map(({ text, url }) => (
        <FrameLink key={text} to={url} data-activity>
          {text}
        </FrameLink>
      ))}
    </p>
  );
}
