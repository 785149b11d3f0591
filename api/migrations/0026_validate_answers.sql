ALTER TABLE "attempt_item" VALIDATE CONSTRAINT "attempt_item_before_months";
