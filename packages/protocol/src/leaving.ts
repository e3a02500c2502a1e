/** Time to think before an account is deleted. */
export const LEAVING_DAYS = 7
