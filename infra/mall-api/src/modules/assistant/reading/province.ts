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
