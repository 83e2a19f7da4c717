import manifest from './manifest.ts';

/** A page with nothing wrong in it: what goes wrong is on its way here. */
export default function Page() {
  return <h1>{`${manifest.name} 的页面`}</h1>;
}
