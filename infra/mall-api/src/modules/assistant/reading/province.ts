import { shortName } from '@mall/domain/location';
import { places } from '../../location/places.ts';

const cities = places
  .provinces()
  .flatMap((province) => places.cities(province.id).map((city) => [city.name.replace(/市$/, ''), province] as const));

/** The province that a text names, by its own name or a city's. */
export function provinceIn(text: string): { id: number; name: string } | undefined {
  const own = places.provinces().find(({ name }) => text.includes(shortName(name)));
  if (own) return { id: own.id, name: shortName(own.name) };
  const city = cities.find(([name]) => name.length > 1 && text.includes(name));
  return city && { id: city[1].id, name: city[0] };
}

/** 发到广州, 广州有货: where it goes is no part of what it is. A maker of that place (广州数控) stays. */
export function withoutPlace(text: string): string {
  const place = provinceIn(text)?.name;
  if (!place) return text;
  const goes = `(?:发|到|送|寄|运|往|去|在)(?:货)?(?:到|往|给|去)?\\s*(?:\\p{Script=Han}{2,3}省)?${place}(?:市|省|那边|这边|仓库?)?`;
  const asked = `${place}(?:市|省|那边|这边|仓库?)?(?=\\s*(?:有|能|要|几|多久|现货|发|到))`;
  return text.replace(new RegExp(`${goes}|${asked}`, 'gu'), ' ');
}
