UPDATE "latest_result" SET "expected_ability" = "attempt"."prior_mean", "expected_deviation" = "attempt"."prior_deviation"
FROM "attempt"
WHERE "attempt"."id" = "latest_result"."attempt_id" AND "attempt"."profile" ? 'maximumPassages' AND "attempt"."prior_source" = 'last';
