/** The mall as an organization for search engines: the frame of every page says who it is under this address (rule layout 36), articles refer to it. */
export const organizationId = '/#organization';
