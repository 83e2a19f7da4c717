/** Drawings in the house's manner, so that the gallery shows pictures without a server. */
const svg = (body: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160" fill="none" stroke="#1c2430" stroke-width="1.6">${body}</svg>`)}`;

export const capScrew = svg(
  '<path d="M30 56h30v48H30zM60 66h66l6 5v18l-6 5H60zM40 70h14v20H40" /><path d="M66 70h62M66 90h62" stroke-width=".8"/><g stroke="#0b57d0" stroke-width=".8"><path d="M60 112v16M132 112v16M60 124h72"/></g>',
);
export const bearing = svg(
  '<circle cx="80" cy="80" r="56"/><circle cx="80" cy="80" r="46"/><circle cx="80" cy="80" r="30"/><circle cx="80" cy="80" r="21"/><g stroke-width="1"><circle cx="80" cy="42" r="7"/><circle cx="80" cy="118" r="7"/><circle cx="42" cy="80" r="7"/><circle cx="118" cy="80" r="7"/><circle cx="53" cy="53" r="7"/><circle cx="107" cy="107" r="7"/><circle cx="107" cy="53" r="7"/><circle cx="53" cy="107" r="7"/></g><path d="M80 12v136M12 80h136" stroke="#0b57d0" stroke-width=".6" stroke-dasharray="12 3 3 3"/>',
);
export const ring = svg(
  '<circle cx="80" cy="80" r="54"/><circle cx="80" cy="80" r="44"/><path d="M80 14v132M14 80h132" stroke="#0b57d0" stroke-width=".6" stroke-dasharray="12 3 3 3"/>',
);
