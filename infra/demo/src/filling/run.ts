import { openDatabase } from '@mall/mall-api/filling';
import { seedMall } from './seed-mall.ts';

// The seeding in a process of its own: what it needed of memory goes with it.
const [url, size] = [process.env.DATABASE_URL!, process.env.MALL_CATALOGUE];
const db = openDatabase(url, { max: 4 });
try {
  await seedMall(db, size ? Number(size) : undefined);
} finally {
  await db.close();
}
