import type { Region } from '@mall/domain/location';
import { defaultDbFile, isValidIp, loadVectorIndexFromFile, newWithVectorIndex } from 'ip2region-ts';
import { readPlace } from './places.ts';

// Half a megabyte of index in memory; the rest of the table is read where it lies.
const searcher = newWithVectorIndex(defaultDbFile, loadVectorIndexFromFile(defaultDbFile));

/** Where an IPv4 address is at home, or undefined: abroad, private, of version 6, or not in the table. */
export async function placeOfIp(ip: string): Promise<Region | undefined> {
  const address = ip.replace(/^::ffff:/, '');
  if (!isValidIp(address)) return undefined;
  try {
    const { region } = await searcher.search(address);
    const [country, , province, city] = (region ?? '').split('|');
    if (country !== '中国' || !province || province === '0') return undefined;
    const whole = city && city !== '0' ? `${province}${city}` : province;
    return readPlace(whole) ?? readPlace(province);
  } catch {
    return undefined;
  }
}
