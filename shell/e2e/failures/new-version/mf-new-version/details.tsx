import { edition } from './edition.ts';

export default function Details() {
  return <p>{edition}的详情</p>;
}
