import { openDatabase } from '@mall/mall-api/filling';
import { seedMall } from './seed-mall.ts';

// The seeding in a process of its own: what it needed of memory goes with it.
const [url, size] = [process.env.DATABASE_URL!, process.env.MALL_CATALOGUE];
// Nobody has to be told that a step is done: what is committed is written in order, a moment later, and for good at the end.
const db = openDatabase(`${url}${url.includes('?') ? '&' : '?'}synchronous_commit=off`, { max: 4 });
try {
  await seedMall(db, size ? Number(size) : undefined);
} finally {
  await db.close();
}
